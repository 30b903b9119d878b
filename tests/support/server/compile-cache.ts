import { fileURLToPath } from 'node:url'

/**
 * The environment in which a process of the server keeps what Node compiled of it for the next one: without types, the
 * whole of it takes longer to compile than to start.
 */
export const compileCache = {
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../../node_modules/.cache/compiled', import.meta.url)),
}
