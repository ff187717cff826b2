declare module 'virtual:endpoints' {
  import type { EndpointMap } from '#web/api/create-client.ts'

  export const endpointMap: EndpointMap
}

declare module 'virtual:staff-endpoints' {
  import type { EndpointMap } from '#web/api/create-client.ts'

  export const endpointMap: EndpointMap
}
