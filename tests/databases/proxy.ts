import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** A TCP proxy before a server, which fails as networks do. */
export type TcpProxy = {
  port: number
  /** Refuses new connections and resets the open ones, like a server that has stopped. */
  stop: () => Promise<void>
  /** Listens again after `stop`. */
  start: () => Promise<void>
  /** Drops all further data of the open connections without closing them. New connections work. */
  silence: () => void
  /** Drops the data of new connections too, until it is called with `false`. */
  silenceAll: (isSilent: boolean) => void
  /** Delays every piece of data. */
  delay: (ms: number) => void
  /** The number of open connections that carry data. */
  readonly alive: number
  close: () => Promise<void>
}

/** Starts a proxy to a port of this machine, on `port` or on any free one. */
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

/** Carries the data that arrives on one side to the other, in order. */
function carry(link: Link, from: 'near' | 'far', to: 'near' | 'far', delayMs: () => number) {
  let earlier = Promise.resolve()
  const after = (act: () => void) => {
    const ms = delayMs()
    const held = ms > 0 ? pause(ms) : Promise.resolve()
    earlier = earlier.then(() => held).then(act)
  }
  link[from].setNoDelay(true)
  link[from].on('data', (piece) => after(() => link.isSilent || link[to].destroyed || link[to].write(piece)))
  // A network that drops packets also drops those that end a connection.
  link[from].on('end', () => after(() => link.isSilent || link[to].end()))
  link[from].on('error', () => link.isSilent || link[to].destroy())
}
