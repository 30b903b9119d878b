import { call, type OutputOf } from '../../../lib/api.ts'
import { type Deletable, useDeletion } from '../../deletion/use-deletion.ts'
import { everyRoute, everyRoutePage } from '../queries.ts'

/** Deletes a route and offers to restore it. Answers whether it was deleted. */
export function useDeleteRoute(): (route: { id: string }) => Promise<boolean> {
  const remove = useDeletion(routes)
  return ({ id }) => remove(id)
}

const routes: Deletable<OutputOf<'delete /api/routes/{id}'>> = {
  everyPage: everyRoutePage,
  everything: everyRoute,
  remove: (id) => call('delete /api/routes/{id}', { id }),
  restore: (id) => call('post /api/routes/{id}/restore', { id }),
  says: {
    deleted: 'Deleted route successfully',
    gone: () => 'The route has been deleted',
    failed: 'An error occurred while deleting the route',
    restored: 'Route restored',
    restorationFailed: 'Failed to restore the route',
  },
}
