import { endpoint } from '#shared/kit/endpoint.ts'
import { byId } from '#shared/kit/params.ts'
import { userApplicationChanges, userApplicationRecord } from '../records/user-application.ts'

export const tasks = {
  update: endpoint('PATCH', '/api/tasks/{id}', 'applicant', {
    summary: 'Change the user application record.',
    params: byId,
    body: userApplicationChanges,
    response: userApplicationRecord,
  }),
}
