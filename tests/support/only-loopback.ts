import dgram from 'node:dgram'
import dns from 'node:dns'
import { syncBuiltinESMExports } from 'node:module'
import net from 'node:net'

// Imported before all else: this process can then connect only to this machine, so that no test depends on the network.

/** Thrown when a test connects to another machine. */
class NotLoopback extends Error {
  readonly code = 'NOT_LOOPBACK'
  constructor(host: string) {
    super(`Tests reach only this machine, and ${host} is another.`)
  }
}

const loopback = /^(localhost|127(\.\d{1,3}){3}|::1|::ffff:127(\.\d{1,3}){3}|)$/i

function refuseOthers(host: unknown) {
  if (typeof host === 'string' && !loopback.test(host.replace(/\.$/, ''))) throw new NotLoopback(host)
}

type Connect = (this: net.Socket, ...args: unknown[]) => net.Socket
const connect = net.Socket.prototype.connect as Connect

// Every TCP and TLS connection of Node calls this: http, fetch, pg, mail.
net.Socket.prototype.connect = function (this: net.Socket, ...args: unknown[]) {
  try {
    refuseOthers(hostOf(args))
  } catch (refusal) {
    // Like a refused connection: an error event in the next tick.
    process.nextTick(() => this.destroy(refusal as Error))
    return this
  }
  return connect.apply(this, args)
} as typeof net.Socket.prototype.connect

// Node passes `(options, listener)`, `(port, host, listener)`, `(path, listener)` or an array of one of these.
function hostOf(args: unknown[]): unknown {
  const [first, second] = Array.isArray(args[0]) ? args[0] : args
  if (typeof first === 'object' && first !== null && 'host' in first) return first.host
  return typeof second === 'string' && typeof first !== 'string' ? second : undefined
}

for (const resolver of [dns, dns.promises] as Record<string, unknown>[])
  for (const name of ['lookup', ...Object.keys(resolver).filter((key) => key.startsWith('resolve'))]) {
    const resolve = resolver[name] as (...args: unknown[]) => unknown
    resolver[name] = (host: unknown, ...rest: unknown[]) => {
      refuseOthers(host)
      return resolve.call(resolver, host, ...rest)
    }
  }

const send = dgram.Socket.prototype.send as (this: dgram.Socket, ...args: unknown[]) => void
dgram.Socket.prototype.send = function (this: dgram.Socket, ...args: unknown[]) {
  for (const arg of args.slice(1)) refuseOthers(arg)
  return send.apply(this, args)
} as typeof dgram.Socket.prototype.send

// For `import { lookup } from 'node:dns'` too.
syncBuiltinESMExports()
