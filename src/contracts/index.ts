/** Every endpoint of the product. */
export * from './admin.ts'
export * from './blocks.ts'
export * from './calendar.ts'
export * from './figures.ts'
export * from './leaving.ts'
export * from './re-aims.ts'
export * from './user.ts'
export * from './workouts.ts'
