/** The submitted application form of a user, as stored. */
import * as z from 'zod/mini'
import { applicationFormRecord, correction } from '#shared/records/application-form.ts'
import { presentFormItem } from './earlier-shapes.ts'
import { formKey } from './keys.ts'
import type { Item, Write } from './table.ts'
import { check } from './write.ts'

const nullByDefault = z._default(z.nullable(z.string()), null)

/** Forms that were stored before staff worked in the portal have none of the members with a default. */
const presentForm = z.extend(applicationFormRecord, {
  status_since: nullByDefault,
  corrections: z._default(z.array(correction), []),
  return_opened_at: nullByDefault,
  return_recalled_at: nullByDefault,
  decline_reason: nullByDefault,
  registration_number: nullByDefault,
  voucher_number: nullByDefault,
  /** When its applicant began a new application. */
  followed_at: nullByDefault,
  /** The number under which its applicant was registered before. */
  held_number: nullByDefault,
})

/** Reads forms of every shape that was ever stored. */
export const storedForm = z.pipe(
  z.transform((item: Item) => presentFormItem(item)),
  presentForm,
)
export type StoredForm = z.output<typeof storedForm>

/** A person with the form that decides what they may change. */
export interface FormOwner {
  id: string
  application_form: StoredForm | null
  /** The closed one after which they prepare a new application. */
  former_form: StoredForm | null
}

/** What may be changed depends on the form, and the form was changed in between. */
export class FormChanged extends Error {}

/** Refuses a transaction unless the person's form, or that there is none, is as it was read. */
export const requireSameForm = ({ id, application_form, former_form }: FormOwner): Write => {
  const Key = { ...formKey(id) }
  const form = application_form ?? former_form
  if (!form) return check({ Key, ConditionExpression: 'attribute_not_exists(pk)' })
  return check({
    Key,
    ConditionExpression: '#version = :version',
    ExpressionAttributeNames: { '#version': 'version' },
    ExpressionAttributeValues: { ':version': form.version },
  })
}
