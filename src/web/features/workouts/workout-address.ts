/** A workout's page inside the dashboard. */
export function pageAddress(id: string): string {
  return `/dashboard/workout/${id}`
}

/** A workout's file for a watch; what is written in the athlete's own figures takes their reference value. */
export function fileAddress(id: string, format = 'fit', reference?: number): string {
  const known = reference === undefined ? '' : `&reference=${Number(reference.toFixed(3))}`
  return `/api/workouts/${id}/file?format=${encodeURIComponent(format)}${known}`
}

/** The builder with a workout in it. */
export function editAddress(id: string): string {
  return `/dashboard/workout-builder/${id}`
}
