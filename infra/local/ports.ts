import type { Server } from 'node:http'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import { StartError } from '#infra/start-error.ts'

const loopback = '127.0.0.1'

/** Listens on this machine only and returns the port; a port in use is explained in one sentence. */
export const listen = (server: Server, port: number, what: string): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, port, what)))
    server.listen(port, loopback, () => resolve((server.address() as AddressInfo).port))
  })

/** Stops listening, lets running requests finish and closes the other connections after the grace period. */
export const close = (server: Server, graceInMs = 5000): Promise<void> =>
  new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), graceInMs)
    server.close(() => {
      clearTimeout(cut)
      resolve()
    })
    server.closeIdleConnections()
  })

/** Below the ports that systems hand out by themselves, so that no other server is given it before the program listens. */
const chosenPorts = { first: 12_000, count: 15_000 }

/** Finds a port for a program that needs its number: the given port if free, any free port for 0. */
export const freePort = async (port: number, what: string): Promise<number> => {
  if (port !== 0) return probed(port, what)
  const candidates = Array.from(
    { length: 20 },
    () => chosenPorts.first + Math.floor(Math.random() * chosenPorts.count),
  )
  for (const candidate of candidates.slice(1)) {
    const found = await probed(candidate, what).catch(() => undefined)
    if (found) return found
  }
  return probed(candidates[0]!, what)
}

const probed = (port: number, what: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createTcpServer()
    probe.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, port, what)))
    probe.listen(port, loopback, () => probe.close(() => resolve(port)))
  })

const explain = (error: NodeJS.ErrnoException, port: number, what: string): Error => {
  if (error.code === 'EADDRINUSE') {
    return new StartError(
      `Port ${port}, wanted for ${what}, is already in use: stop that program or set PORT to another number.`,
    )
  }
  if (error.code === 'EACCES') {
    return new StartError(
      `Port ${port}, wanted for ${what}, is not allowed: set PORT to a number above 1024.`,
    )
  }
  return error
}
