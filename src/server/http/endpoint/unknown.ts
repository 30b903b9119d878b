import type { MiddlewareHandler } from 'hono'
import { Problem } from '../refusals/problem.ts'
import type { Api } from './serve.ts'

/** Answers requests without an endpoint: a known path with another method, or an unknown path. */
export function unknownEndpoint({ mounted }: Api): MiddlewareHandler {
  const known = mounted.definitions.flatMap((definition) =>
    definition.type === 'route' ? [{ method: definition.route.method, pattern: patternOf(definition.route.path) }] : [],
  )
  return async (context) => {
    const methods = known
      .filter(({ pattern }) => pattern.test(context.req.path))
      .map(({ method }) => method.toUpperCase())
    if (methods.length === 0) throw new Problem('not-found', 'There is no such endpoint. /api/docs lists them.')
    const allow = [...new Set(methods)].join(', ')
    throw new Problem('wrong-method', `Use ${allow} here.`, { headers: { allow } })
  }
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`)
}
