/** Most characters of a route's name, as the server has it. */
export const MAX_ROUTE_NAME = 50

/** Said when a route has no name. */
export const NO_ROUTE_NAME = 'Please enter a route name'
