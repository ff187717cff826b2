/** Breaks the connections to servers of this process, as a phone does that loses its signal during a call. */
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { Socket } from 'node:net'

const channel = 'net.server.socket'

export const watchConnections = () => {
  const open = new Set<Socket>()
  let down: number[] = []
  const breakIfDown = (line: Socket) => {
    if (down.includes(line.localPort ?? 0)) line.resetAndDestroy()
  }
  const note = (message: unknown) => {
    const { socket } = message as { socket: Socket }
    open.add(socket)
    socket.once('close', () => open.delete(socket))
    breakIfDown(socket) // a browser automatically tries again
  }
  subscribe(channel, note)
  return {
    /** Cuts every connection to these addresses and refuses new ones. */
    down: (...addresses: string[]): void => {
      down = addresses.map((address) => Number(new URL(address).port))
      for (const line of open) breakIfDown(line)
    },
    up: (): void => {
      down = []
    },
    end: () => unsubscribe(channel, note),
  }
}
