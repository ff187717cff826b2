import { byId, endpoint } from '#shared/kit/endpoint.ts'
import { userApplicationChanges, userApplicationRecord } from '../records/user-application.ts'

export const tasks = {
  update: endpoint('PATCH', '/api/tasks/{id}', 'applicant', {
    summary: 'Change the user application record.',
    params: byId,
    body: userApplicationChanges,
    response: userApplicationRecord,
  }),
}
