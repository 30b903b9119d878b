/** The path of a workout's page inside the dashboard. */
export function pageAddress(id: string): string {
  return `/dashboard/workout/${id}`
}

/** The figures a file is written for: the reader's own, where they are known, and whether single figures stay exact. */
export type FileFigures = {
  reference?: number | undefined
  thresholdHeartRate?: number | undefined
  width?: 'exact' | undefined
}

/** The path of a workout's file, written for these figures. */
export function fileAddress(id: string, format = 'fit', figures: FileFigures = {}): string {
  const { reference, thresholdHeartRate, width } = figures
  const query = new URLSearchParams({ format })
  if (reference !== undefined) query.set('reference', String(Number(reference.toFixed(3))))
  if (thresholdHeartRate !== undefined) query.set('thresholdHeartRate', String(thresholdHeartRate))
  if (width !== undefined) query.set('width', width)
  return `/api/workouts/${id}/file?${query}`
}

/** The path of the builder with a workout in it. */
export function editAddress(id: string): string {
  return `/dashboard/workout-builder/${id}`
}
