import type { Hono } from 'hono'
import type { AuthContext } from '../../context.ts'
import { changeUserById, readUserById } from './change-user.ts'
import { createUser } from './create-user.ts'
import { deleteUserById } from './delete-user.ts'
import { generateLink } from './generate-link.ts'
import { invite } from './invite.ts'
import { readUsers } from './list-users.ts'

/** Mounts what only a server may do, with a service token. */
export function mountAdmin(app: Hono, auth: AuthContext): void {
  app.get('/admin/users', readUsers(auth))
  app.post('/admin/users', createUser(auth))
  app.get('/admin/users/:id', readUserById(auth))
  app.put('/admin/users/:id', changeUserById(auth))
  app.delete('/admin/users/:id', deleteUserById(auth))
  app.post('/admin/generate_link', generateLink(auth))
  app.post('/invite', invite(auth))
}
