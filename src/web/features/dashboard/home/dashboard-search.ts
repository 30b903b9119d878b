export type DashboardTab = 'quick-actions' | 'recent-workouts'

/** The tab in the dashboard's address. */
export function dashboardSearch({ tab }: Record<string, unknown>): { tab?: DashboardTab } {
  return tab === 'recent-workouts' ? { tab } : {}
}
