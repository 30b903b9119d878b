import { Socket } from 'node:net'
import type { ClientBase } from 'pg'

/** How many connections to PostgreSQL there are, and how long each part of the way may take, in ms. */
export type PostgresBounds = {
  connections: number
  /** To connect, or to wait for a connection of a full pool. */
  connectMs: number
  /** For one statement, on the server. */
  statementMs: number
  /** Without a byte in either direction, after which a connection counts as lost. Longer than a statement. */
  silenceMs: number
}

/** Short enough that a server which lost its database serves again within fifteen seconds of the database's return. */
export const bounds: PostgresBounds = { connections: 20, connectMs: 5_000, statementMs: 6_000, silenceMs: 8_000 }

/** Seconds after which PostgreSQL itself ends a session that nobody uses: its client may be gone without a word. */
const IDLE_SESSION_SECONDS = 120

/**
 * Makes the sockets of a pool, each of which ends with an error after so many ms of silence. pg's own `query_timeout`
 * leaves the connection open with an answer outstanding, and a transaction would give such a connection back to the
 * pool; a socket that has ended is removed from it wherever it is used.
 */
export function connectionsEndingWhenSilent(silenceMs: number): () => Socket {
  return () => {
    const socket = new Socket()
    socket.setTimeout(silenceMs, () =>
      socket.destroy(
        Object.assign(new Error(`PostgreSQL has not answered for ${silenceMs} ms`), { code: 'ETIMEDOUT' }),
      ),
    )
    return socket
  }
}

/**
 * Limits what a connection's statements and transactions may take on the server, where locks of a client that is gone
 * would hold up others. As a statement and not as a parameter of the connection: poolers such as PgBouncer refuse those.
 */
export function limitStatements({ statementMs, silenceMs }: PostgresBounds) {
  return async (client: ClientBase): Promise<void> => {
    await client.query(
      `set statement_timeout = ${statementMs};
       set idle_in_transaction_session_timeout = ${silenceMs};
       set idle_session_timeout = '${IDLE_SESSION_SECONDS}s'`,
    )
  }
}
