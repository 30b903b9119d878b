import { endpoint, z } from './endpoint.ts'

const Id = z.object({ id: z.uuid() })
const Png = z.string().openapi({ format: 'binary' })
const BUSY = 'Too many pictures are being drawn; Retry-After says how many seconds to wait.'

export const readWorkoutPicture = endpoint({
  method: 'get',
  path: '/api/workouts/{id}/picture.png',
  summary: 'The link preview of a workout, its profile as a picture of 1200 × 630',
  allowedFor: 'anyone',
  params: Id,
  output: Png,
  produces: ['image/png'],
  refusals: { 404: 'There is no such workout.', 503: BUSY },
})

export const readRoutePicture = endpoint({
  method: 'get',
  path: '/api/routes/{id}/picture.png',
  summary:
    'The link preview of a route, its line on the streets around it as a picture of 1200 × 630; what others may see of it, for its athlete too',
  allowedFor: 'anyone',
  params: Id,
  output: Png,
  produces: ['image/png'],
  refusals: { 404: 'There is no such route, or it is private.', 503: BUSY },
})
