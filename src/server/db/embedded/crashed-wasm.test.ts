import { expect, test } from 'vitest'
import { closeFiles, guardAgainstCrash, type WasmPostgres } from './crash.ts'

/** A PostgreSQL whose main loop throws what it is told to; it is guarded. */
function aGuarded() {
  const state = { thrown: undefined as unknown, ran: 0, causes: [] as unknown[], used: [] as string[] }
  const wasm: WasmPostgres = {
    _PostgresMainLoopOnce: () => {
      state.ran += 1
      if (state.thrown) throw state.thrown
    },
    _PostgresSendReadyForQueryIfNecessary: () => void state.used.push('ready'),
    _pgl_pq_flush: () => void state.used.push('flush'),
    stackRestore: () => void state.used.push('stack'),
    FS: { streams: [], close: () => undefined },
  }
  const crash = new Error('it has stopped')
  guardAgainstCrash(wasm, (cause) => {
    state.causes.push(cause)
    return crash
  })
  return { wasm, state, crash }
}

test('an error that PostgreSQL survives is passed on, and it runs on', () => {
  const { wasm, state } = aGuarded()
  wasm._PostgresMainLoopOnce()
  state.thrown = { status: 100 }
  expect(wasm._PostgresMainLoopOnce).toThrow()
  state.thrown = undefined
  wasm._PostgresMainLoopOnce()
  wasm.stackRestore(0)
  wasm._PostgresSendReadyForQueryIfNecessary()
  wasm._pgl_pq_flush()
  expect(state).toMatchObject({ ran: 3, causes: [], used: ['stack', 'ready', 'flush'] })
})

test.each([{ status: 1 }, new Error('unreachable'), 'nothing'])(
  'after a crash by %j every use is refused',
  (thrown) => {
    const { wasm, state, crash } = aGuarded()
    state.thrown = thrown
    expect(wasm._PostgresMainLoopOnce).toThrow()
    state.thrown = undefined
    expect(wasm._PostgresMainLoopOnce).toThrow(crash)
    expect(() => wasm.stackRestore(0)).toThrow(crash)
    wasm._PostgresSendReadyForQueryIfNecessary()
    wasm._pgl_pq_flush()
    expect(state).toMatchObject({ ran: 1, causes: [thrown], used: [] })
  },
)

test('all files are closed, also behind one that cannot be', () => {
  const closed: unknown[] = []
  const close = (stream: unknown) => {
    if (stream === 'terminal') throw new Error('not seekable')
    closed.push(stream)
  }
  closeFiles({ FS: { streams: ['log', 'terminal', 'table'], close } } as unknown as WasmPostgres)
  expect(closed).toEqual(['log', 'table'])
})
