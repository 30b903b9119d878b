import { Socket } from 'node:net'
import type { ClientBase } from 'pg'

/** Limits of the connections to PostgreSQL; times are in ms. */
export type PostgresBounds = {
  connections: number
  /** To connect, or to get a connection from a full pool. */
  connectMs: number
  /** For one statement, enforced by PostgreSQL. */
  statementMs: number
  /** Time without data in either direction, after which a connection counts as lost. Longer than a statement. */
  silenceMs: number
}

/** Chosen so that a server serves again within fifteen seconds of its database's return. */
export const bounds: PostgresBounds = { connections: 20, connectMs: 5_000, statementMs: 6_000, silenceMs: 8_000 }

/** Seconds after which PostgreSQL ends an unused session, whose client may have disappeared. */
const IDLE_SESSION_SECONDS = 120

/**
 * Creates sockets that fail after this many ms of silence. pg's own `query_timeout` leaves the connection open with an
 * answer outstanding, and a transaction would return such a connection to the pool; a closed socket is removed from the
 * pool everywhere.
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
 * Sets the time limits of statements and transactions in PostgreSQL, where the locks of a lost client would block
 * others. Set by a statement, because poolers such as PgBouncer refuse connection parameters.
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
