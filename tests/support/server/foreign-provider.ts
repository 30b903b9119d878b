import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'

/** A foreign auth provider with one user, which accepts every token. */
export async function aForeignProvider(user: { id: string }) {
  const { publicKey, privateKey } = await generateKeyPair('ES256')
  const keys = { keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'ES256' }] }
  const server = createServer((incoming, outgoing) => {
    outgoing.setHeader('content-type', 'application/json')
    outgoing.end(JSON.stringify(incoming.url?.endsWith('/user') ? user : keys))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  let tokens = 0
  return {
    url,
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
