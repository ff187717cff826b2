/**
 * Browsers in which a person has signed in. Each keeps a random marker; the table has its hash. Somebody who guesses
 * passwords in another browser does not delay the person in such a browser.
 */
import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import type { AppContext } from '#functions/platform/services/app-context.ts'
import type { PersonKind } from '#functions/platform/table/keys/key.ts'
import { knownDevicesKey } from '#functions/platform/table/keys/sign-in.ts'
import { retry } from '#functions/platform/table/retry.ts'
import { ConditionFailed, type Table, type Write } from '#functions/platform/table/table.ts'
import { put, storedItem } from '#functions/platform/table/write.ts'

const day = 24 * 60 * 60
const keptInSeconds = 90 * day
/** A marker in use is renewed when it has less than this left. */
const renewedBelow = 60 * day
const mostDevices = 10
const tries = 5

/** A marker for a browser that has none. */
export const newDeviceMarker = (): string => randomBytes(32).toString('base64url')
/** Whether a header holds what may be a marker. */
export const looksLikeMarker = (header: string): boolean => /^[\w-]{43}$/.test(header)

const device = z.object({ hash: z.string(), until: z.number() })
type Device = z.output<typeof device>
const stored = z.object({ stamp: z.string(), devices: z.array(device) })
/** The known devices of a person as they were read; null where there are none. */
export type KnownDevices = z.output<typeof stored> | null

const seconds = (now: Date): number => Math.floor(now.getTime() / 1000)
const live = (known: KnownDevices, now: Date): Device[] =>
  (known?.devices ?? []).filter(({ until }) => until > seconds(now))

/** @param hash of the marker. */
export const isKnownDevice = (known: KnownDevices, hash: string, now: Date): boolean =>
  live(known, now).some((one) => one.hash === hash)

/** A known device from now on. */
const fresh = (hash: string, now: Date): Device => ({ hash, until: seconds(now) + keptInSeconds })

const fieldsOf = (devices: Device[], stamp: string) => ({
  stamp,
  devices,
  ttl: Math.max(0, ...devices.map(({ until }) => until)),
})

/** The write after which this device is the only one: the password was reset. @param stamp random */
export const putOnlyDevice = (kind: PersonKind, id: string, hash: string, stamp: string, now: Date): Write =>
  put(storedItem(knownDevicesKey(kind, id), fieldsOf([fresh(hash, now)], stamp)))

export const createKnownDevices = (table: Table, newId: () => string) => {
  const read = (kind: PersonKind, id: string): Promise<KnownDevices> =>
    table.read(stored, knownDevicesKey(kind, id))

  /** @throws ConditionFailed when they have changed since they were read */
  const write = async (kind: PersonKind, id: string, before: KnownDevices, devices: Device[]) => {
    const { stamp, devices: list, ttl } = fieldsOf(devices, newId())
    await table.update({
      Key: { ...knownDevicesKey(kind, id) },
      UpdateExpression: 'SET devices = :list, stamp = :next, #ttl = :ttl, #v = :v',
      ConditionExpression: before ? 'stamp = :stamp' : 'attribute_not_exists(pk)',
      ExpressionAttributeNames: { '#ttl': 'ttl', '#v': '_v' },
      ExpressionAttributeValues: {
        ...{ ':list': list, ':next': stamp, ':ttl': ttl, ':v': 1 },
        ...(before && { ':stamp': before.stamp }),
      },
      ReturnValues: 'NONE',
    })
  }

  /** Changes the list; read again where another request was faster. @param change null: nothing to write */
  const change = (
    kind: PersonKind,
    id: string,
    change: (known: KnownDevices) => Device[] | null,
    first?: KnownDevices,
  ) =>
    retry({ tries, when: (error) => error instanceof ConditionFailed }, async (failedTries) => {
      const before = failedTries > 0 || first === undefined ? await read(kind, id) : first
      const devices = change(before)
      if (devices) await write(kind, id, before, devices)
    })

  return {
    read,

    /** Adds the device or renews it; of too many those that end first are forgotten. @param read as they were read just now */
    remember: (kind: PersonKind, id: string, hash: string, now: Date, read?: KnownDevices): Promise<void> =>
      change(
        kind,
        id,
        (known) => {
          const devices = live(known, now)
          const own = devices.find((one) => one.hash === hash)
          if (own && own.until - seconds(now) > renewedBelow) return null
          const others = devices.filter((one) => one !== own).sort((a, b) => b.until - a.until)
          return [fresh(hash, now), ...others.slice(0, mostDevices - 1)]
        },
        read,
      ),

    /** Forgets those that are not kept. */
    keepOnly: (kind: PersonKind, id: string, isKept: (hash: string) => boolean): Promise<void> =>
      change(kind, id, (known) => {
        const kept = known?.devices.filter(({ hash }) => isKept(hash)) ?? []
        return kept.length === (known?.devices.length ?? 0) ? null : kept
      }),
  }
}

export const knownDevices = ({ table, newId }: AppContext) => createKnownDevices(table, newId)
