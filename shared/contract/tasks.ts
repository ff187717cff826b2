import { userApplicationChanges, userApplicationRecord } from '../records/user-application.ts'
import { endpoint } from './endpoint.ts'
import { byId } from './params.ts'

export const tasks = {
  update: endpoint({
    method: 'PATCH',
    path: '/api/tasks/{id}',
    access: 'applicant',
    summary: 'Change the user application record.',
    params: byId,
    body: userApplicationChanges,
    response: userApplicationRecord,
  }),
}
