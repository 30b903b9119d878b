export type DashboardTab = 'quick-actions' | 'recent-workouts'

/** Reads which of the dashboard's tabs its address asks for. */
export function dashboardSearch({ tab }: Record<string, unknown>): { tab?: DashboardTab } {
  return tab === 'recent-workouts' ? { tab } : {}
}
