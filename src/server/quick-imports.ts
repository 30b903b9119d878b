import { registerHooks } from 'node:module'

// drizzle-orm's package.json lists hundreds of exports, and Node 24 reads it again for each of 150 modules: 0.6 s a
// start. Its own relative imports need no look-up.
registerHooks({
  resolve(specifier, context, next) {
    const from = context.parentURL
    if (specifier.startsWith('.') && from?.includes('/node_modules/drizzle-orm/'))
      return { url: new URL(specifier, from).href, format: 'module', shortCircuit: true }
    return next(specifier, context)
  },
})
