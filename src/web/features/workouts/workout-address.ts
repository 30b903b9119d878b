/** A workout's page inside the dashboard. */
export function pageAddress(id: string): string {
  return `/dashboard/workout/${id}`
}

/** A workout's file for a watch. */
export function fileAddress(id: string): string {
  return `/api/workouts/${id}/file?format=fit`
}

/** The builder with a workout in it. */
export function editAddress(id: string): string {
  return `/dashboard/workout-builder/${id}`
}
