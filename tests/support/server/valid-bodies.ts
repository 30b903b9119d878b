import { ring, routeAlong } from '#tests/support/routes/saved-routes.ts'

const nobodys = '01900000-0000-7000-8000-000000000000'

/** A valid body for each endpoint. */
export const validBodies: Record<string, object> = {
  'put /api/user': { full_name: 'Robin', meta: { athlete_metrics: { cycling_ftp: 250 } } },
  'post /api/user/forgot-password': { email: 'robin@example.org' },
  'post /api/auth/signup': { email: 'x@example.org', password: 'a long walk home', full_name: 'X', timezone: 'UTC' },
  'put /api/admin/athletes/{id}': { plan: 'premium' },
  'put /api/admin/sign-up': { open: true },
  'post /api/admin/invitations': { addresses: 'guest@example.org', by: 'link' },
  'post /api/user/deletion': { confirmation: 'robin@example.org' },
  'post /api/blocks': block(),
  'put /api/blocks/{id}': block(),
  'post /api/routes': routeAlong(ring(8)),
  'put /api/routes/{id}': { name: 'Canal', hides_ends: true },
  'post /api/scheduled-workouts': { workout_id: nobodys, scheduled_date: '2026-03-14' },
  'put /api/scheduled-workouts/{id}/route': { route_id: nobodys },
  'post /api/calendar/changes': { id: nobodys, operations: [{ op: 'remove', id: nobodys }] },
  'post /api/calendar/preview': { operation: { op: 'shift', from: '2026-03-14', days: 1 } },
  'post /api/re-aims': { id: nobodys, offer: nobodys, to: { value: '250', unit: null }, workouts: [nobodys] },
  'put /api/re-aims/offers/{id}': { left: true },
  'post /api/samples': { sport: 'running', workoutType: 'tempo', durationValue: 45 },
  'post /api/workouts': workout(),
  'put /api/workouts/{id}': workout(),
  'put /api/workouts/{id}/visibility': { is_private: false, is_listed: true },
  'post /api/workouts/generate': {
    sport: 'running',
    workoutType: 'tempo',
    durationType: 'time',
    durationUnit: 'minutes',
    durationValue: 30,
    workoutMetric: 'pace',
    referenceValue: '5:00',
  },
}

function block() {
  return { ...workout(), name: 'Opener' }
}

function workout() {
  return {
    name: 'Hour',
    sport: 'running',
    steps: [{ intensity: 'active', duration: { type: 'time', unit: 'minutes', value: 3600 } }],
  }
}
