/** Breaks the lines to servers of this process, as a phone does that leaves the mast's reach in mid-sentence. */
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { Socket } from 'node:net'

const channel = 'net.server.socket'

export const watchLines = () => {
  const open = new Set<Socket>()
  let down: number[] = []
  const breakIfDown = (line: Socket) => {
    if (down.includes(line.localPort ?? 0)) line.resetAndDestroy()
  }
  const note = (message: unknown) => {
    const { socket } = message as { socket: Socket }
    open.add(socket)
    socket.once('close', () => open.delete(socket))
    breakIfDown(socket) // a browser tries once more by itself
  }
  subscribe(channel, note)
  return {
    /** Cuts every line to these addresses and lets no new one come about. */
    down: (...addresses: string[]): void => {
      down = addresses.map((it) => Number(new URL(it).port))
      for (const line of open) breakIfDown(line)
    },
    up: (): void => {
      down = []
    },
    end: () => unsubscribe(channel, note),
  }
}
