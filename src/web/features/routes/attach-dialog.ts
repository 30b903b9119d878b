import type { ComponentType } from 'react'
import type { Route } from '#contracts/routes.ts'

/** The dialog that puts a route on a workout of the calendar. Pages hand it in: the calendar shows routes, and not the other way round. */
export type AttachDialog = ComponentType<{ route: Route; onClose: () => void }>
