import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** A TCP proxy before a server, for tests of what a network can do. */
export type TcpProxy = {
  port: number
  /** Refuses new connections and resets those that are open, as a server that has stopped. */
  stop: () => Promise<void>
  /** Listens again after `stop`. */
  start: () => Promise<void>
  /** From here on swallows whatever the open connections carry, without closing them. New ones work. */
  silence: () => void
  /** Swallows what new connections carry as well, until it is told to stop. */
  silenceAll: (isSilent: boolean) => void
  /** Holds every piece of data back for so many ms. */
  delay: (ms: number) => void
  /** Connections that are open and carry data. */
  readonly alive: number
  close: () => Promise<void>
}

/** Starts a proxy to a port of this machine, on `port` or on any that is free. */
export async function startProxy(to: number, port = 0): Promise<TcpProxy> {
  const links = new Set<Link>()
  let isSilent = false
  let delayMs = 0
  const server = createServer((socket) => {
    const link: Link = { near: socket, far: connect(to, '127.0.0.1'), isSilent }
    links.add(link)
    carry(link, 'near', 'far', () => delayMs)
    carry(link, 'far', 'near', () => delayMs)
    for (const side of [link.near, link.far]) side.on('close', () => links.delete(link))
  })
  const listen = async (on: number) => {
    server.listen(on, '127.0.0.1')
    await once(server, 'listening')
  }
  await listen(port)
  const own = (server.address() as AddressInfo).port
  const stop = async () => {
    const closed = new Promise((resolve) => server.close(resolve))
    for (const { near, far } of links) {
      near.resetAndDestroy()
      far.destroy()
    }
    await closed
  }
  return {
    port: own,
    stop,
    start: () => listen(own),
    silence: () => {
      for (const link of links) link.isSilent = true
    },
    silenceAll: (silent) => {
      isSilent = silent
      if (silent) for (const link of links) link.isSilent = true
    },
    delay: (ms) => {
      delayMs = ms
    },
    get alive() {
      return [...links].filter((link) => !link.isSilent).length
    },
    close: async () => {
      if (server.listening) await stop()
    },
  }
}

type Link = { near: Socket; far: Socket; isSilent: boolean }

/** Carries what arrives on one side to the other, in order. */
function carry(link: Link, from: 'near' | 'far', to: 'near' | 'far', delayMs: () => number) {
  let earlier = Promise.resolve()
  const after = (act: () => void) => {
    const ms = delayMs()
    const held = ms > 0 ? pause(ms) : Promise.resolve()
    earlier = earlier.then(() => held).then(act)
  }
  link[from].setNoDelay(true)
  link[from].on('data', (piece) => after(() => link.isSilent || link[to].destroyed || link[to].write(piece)))
  // A network that swallows packets swallows the end of a connection as well.
  link[from].on('end', () => after(() => link.isSilent || link[to].end()))
  link[from].on('error', () => link.isSilent || link[to].destroy())
}
