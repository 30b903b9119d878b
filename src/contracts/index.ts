/** Every endpoint of the product. */
export * from './user.ts'
export * from './workouts.ts'
