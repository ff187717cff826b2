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

/** Finds a port for a program that needs its number: the given port if free, any free port for 0. */
export const freePort = (port: number, what: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createTcpServer()
    probe.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, port, what)))
    probe.listen(port, loopback, () => {
      const found = (probe.address() as AddressInfo).port
      probe.close(() => resolve(found))
    })
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
