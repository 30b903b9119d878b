/** A workout's page inside the dashboard. */
export function pageAddress(id: string): string {
  return `/dashboard/workout/${id}`
}

/** What a file is written by: the reader's own figures, where they are known, and whether single ones stay exact. */
export type FileFigures = {
  reference?: number | undefined
  thresholdHeartRate?: number | undefined
  width?: 'exact' | undefined
}

/** A workout's file for a watch; what is written in the athlete's own figures takes these. */
export function fileAddress(id: string, format = 'fit', figures: FileFigures = {}): string {
  const { reference, thresholdHeartRate, width } = figures
  const query = new URLSearchParams({ format })
  if (reference !== undefined) query.set('reference', String(Number(reference.toFixed(3))))
  if (thresholdHeartRate !== undefined) query.set('thresholdHeartRate', String(thresholdHeartRate))
  if (width !== undefined) query.set('width', width)
  return `/api/workouts/${id}/file?${query}`
}

/** The builder with a workout in it. */
export function editAddress(id: string): string {
  return `/dashboard/workout-builder/${id}`
}
