import { createServer } from 'node:http'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { listenOnLoopback } from './loopback.ts'

/** A foreign auth provider with one user, which accepts every token. */
export async function aForeignProvider(user: { id: string; email?: string }) {
  const { publicKey, privateKey } = await generateKeyPair('ES256')
  const keys = { keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'ES256' }] }
  const asked: string[] = []
  const server = createServer((incoming, outgoing) => {
    asked.push(`${incoming.method} ${incoming.url}`)
    outgoing.setHeader('content-type', 'application/json')
    outgoing.end(JSON.stringify(incoming.url?.endsWith('/user') ? user : keys))
  })
  const url = `http://127.0.0.1:${await listenOnLoopback(server)}`
  let tokens = 0
  return {
    url,
    /** The requests so far, such as `GET /user`. */
    asked,
    /** A new token of the user on each call. */
    token: () =>
      new SignJWT({ sub: user.id, session_id: user.id, aud: 'authenticated', number: ++tokens })
        .setProtectedHeader({ alg: 'ES256', kid: 'one' })
        .setIssuer(url)
        .setExpirationTime('1h')
        .sign(privateKey),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
