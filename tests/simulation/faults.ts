/** Faults that the simulation has to find: each is one place of the product, said otherwise. */

export interface Fault {
  /** What the product would do. */
  name: string
  file: string
  /** What stands there once. */
  text: string
  instead: string
  /** Only the years of thirty-years.test.ts come so far. */
  inYears?: true
}

const inFile = (file: string, faults: [name: string, text: string, instead: string][]): Fault[] =>
  faults.map(([name, text, instead]) => ({ name, file, text, instead }))

const sequenceFaults: readonly Fault[] = [
  ...inFile('functions/cases/use-cases/load-case.ts', [
    ['a clerk acts on an own application', 'if (own) throw new Conflict(own)', ''],
  ]),
  ...inFile('shared/cases/rules/approval-obstacles.ts', [
    ['who recommended approves', "recommended && 'You recommended", "false && 'You recommended"],
    ['who marked points approves', 'reviewers.some(({ id }) => id === staffId) &&', 'false &&'],
    ['who verified the fee approves', 'payment?.verified_by.id === staffId &&', 'false &&'],
    ['who linked a renewal approves', 'linkedBy?.id === staffId &&', 'false &&'],
    ['an approval passes a waiting reversal', "pending?.action === 'reverse-fee' &&", 'false &&'],
    ['an approval without documents', 'missing.length > 0 &&', 'false &&'],
    ['an approval without the fee', "fee === 'unpaid' &&", 'false &&'],
  ]),
  ...inFile('functions/cases/use-cases/change-review.ts', [
    ['who marks points is no reviewer', 'reviewers: withReviewer(review, clerk),', ''],
  ]),
  ...inFile('functions/cases/use-cases/actions/review-changes.ts', [
    [
      'a point counts as looked at without its document',
      'marked.filter((item) => !unopenedFor(item)).length',
      'marked.length',
    ],
    ['a recommendation without a look', "if (outcome === 'approval') requireReviewed(staffCase)", ''],
  ]),
  ...inFile('functions/cases/use-cases/act-on-case.ts', [
    ['one person reverses', 'if (isConfirmation && pending.by.id === staff.id)', 'if (false)'],
    ['any amount pays the fee', 'requireNoFieldErrors(commandErrors(action, command, facts))', ''],
  ]),
  ...inFile('functions/applications/data/case/case-change.ts', [
    [
      'a step without its e-mail',
      '...(change.email\n      ? [putEmail(',
      '...(change.email && change.isReversal\n      ? [putEmail(',
    ],
    [
      'a step without its event',
      'putEvent(id, { ...change.event, ...commandOf(attempt) }, attempt.now, newId()),',
      '',
    ],
    ['a queue that is not counted', 'countStatusChange(id, before.status, moved),', ''],
  ]),
  ...inFile('functions/platform/table/record.ts', [
    [
      'a change overwrites another',
      "ConditionExpression: '#version = :version',",
      "ConditionExpression: 'attribute_exists(pk)',",
    ],
  ]),
  ...inFile('functions/cases/use-cases/actions/payment-writes.ts', [
    [
      'a payment whose deposit stays open',
      'if (deposit?.settled === null) return writesForChangedDeposit(deposit, { ...deposit, ...paying }, attempt)',
      'if (deposit?.settled === null) return []',
    ],
    ['a reversed payment keeps its challan', 'deleteChallan(challan, id),', ''],
  ]),
  ...inFile('functions/cases/use-cases/actions/registration-changes.ts', [
    [
      'a reversed approval leaves its certificate',
      'certificate: certificateUntil(entry, before?.valid_until ?? null),',
      '',
    ],
    ['a reversed approval keeps the entry in force', '...(before ?? { removed }),', ''],
  ]),
  ...inFile('shared/staff/rules/second-person.ts', [
    [
      'who proposes confirms',
      "return isOwn ? 'You proposed this; another person confirms it' : null",
      'return null',
    ],
  ]),
  ...inFile('functions/register/use-cases/confirm-change.ts', [
    ['an accepted request stays open', '...(request?.writes ?? []),', ''],
    ['a claim stays linked without its entry', '[...endWrites, ...claim]', 'endWrites'],
  ]),
  ...inFile('functions/register/data/cnic-place.ts', [
    ['one CNIC has two entries of a register', "cnic === '' || neverWas({ removed })", 'true'],
  ]),
  ...inFile('functions/register/data/registration.ts', [
    [
      'an entry changes without its history',
      `putRegistrationChange(
          number,
          { ...change, ...differenceOf(before, { ...before, ...fields }) },
          attempt.now,
          newId(),
        ),
        ...movePlaces(before, after),`,
      '...movePlaces(before, after),',
    ],
    ['a holder reads an old entry', '...movePointer(before, after),', ''],
    ['a search finds an old entry', '...movePlaces(before, after),', ''],
  ]),
  ...inFile('functions/certificates/use-cases/certificates.ts', [
    [
      'a former certificate counts on',
      '[writeToVoid(registration.number, before, { on: today, reason, by })]',
      '[]',
    ],
  ]),
  ...inFile('functions/certificates/use-cases/new-certificate.ts', [
    [
      'a certificate of a book’s row that nobody has compared',
      'if (obstacle) throw new Conflict(obstacle)',
      '',
    ],
    ['a certificate of an entry that is not in force', "if (standing !== 'active')", 'if (false)'],
    [
      'a certificate prints another name than it signs',
      'statement: await signCertificate(printed, services),',
      "statement: await signCertificate({ ...printed, name: 'Another' }, services),",
    ],
  ]),
  ...inFile('shared/register/rules/registration.ts', [
    [
      'a suspended entry is in force in public',
      "if (suspended && holdsOn(suspended, day)) return 'suspended'",
      '',
    ],
    ['an approval that was taken back is public', "removed?.reason !== 'approval-reversed' ||", 'true ||'],
  ]),
  ...inFile('functions/register/use-cases/books/undo-part.ts', [
    ['an undone book names one person', 'by, confirmed_by, reason, from: id }', 'by, reason, from: id }'],
  ]),
  ...inFile('shared/register/rules/claim.ts', [
    ['a claim takes the entry of another', 'return entry.holder ?', 'return false ?'],
  ]),
  ...inFile('functions/register/use-cases/books/row-bounds.ts', [
    ['a book says more than one term', 'if (valid_until > latestEnd)', 'if (false)'],
    [
      'a book has a number of the portal',
      'return firstGiven !== null && countIn(number) >= firstGiven',
      'return false',
    ],
  ]),
  ...inFile('functions/documents/data/upload-grant.ts', [
    ['a grant counts after its end', 'Number(item.ttl) > seconds(now)', 'true'],
  ]),
]

/** What holds in the second life of a registration. */
const yearFaults: readonly Fault[] = [
  ...inFile('shared/register/rules/registration.ts', [
    ['a renewal before its window is approved', 'return day < renew_from ?', 'return false ?'],
    [
      'a renewal is approved while the entry is suspended',
      'if (suspended && holdsOn(suspended, day))\n    return `',
      'if (false)\n    return `',
    ],
    [
      'a renewal after the removal counts from the old end',
      "standingOn(registration, approvedOn) === 'removed' || fromEnd",
      'fromEnd',
    ],
  ]),
  ...inFile('functions/cases/use-cases/present-case.ts', [
    [
      'the case does not say at the hand-in what is in the way of a renewal',
      'return words ? [{ ok: false, words }] : []',
      'return []',
    ],
  ]),
  ...inFile('functions/register/use-cases/cnic-obstacle.ts', [
    [
      'a holder asks for the CNIC of another',
      '(await cnicObstacle({ ...entry, ...fields }, services)) ?? accountObstacle(entry, fields, services)',
      'null',
    ],
  ]),
  ...inFile('functions/register/use-cases/confirm-particulars.ts', [
    [
      'the account does not follow a correction',
      'return user && !user.account.closed_at ? writesToFollowRegister(user, identity, attempt) : []',
      'return []',
    ],
    [
      'a corrected certificate counts as right',
      'const certificate = paper && {',
      'const certificate = null && {',
    ],
  ]),
  ...inFile('functions/register/use-cases/own-places.ts', [
    [
      'who is suspended declares a place',
      'const obstacle = placeObstacle(entry, asking.today)',
      'const obstacle = null',
    ],
    [
      'somebody who has moved stays in charge at the former place',
      'placesWith(places, given, ends)',
      'placesWith(places, given)',
    ],
    [
      'somebody is in charge at two places',
      '{ today: asking.today, most }',
      '{ today: asking.today, most: 9 }',
    ],
  ]),
  ...inFile('functions/register/use-cases/tell-in-charge.ts', [
    ['who is in charge is not told of another one', 'return [turn, ...told.flat()]', 'return [turn]'],
  ]),
  ...inFile('shared/applications/rules/unpaid-renewal.ts', [
    ['an unpaid renewal is not reminded', "if (due && due > remindedOn) return 'remind'", ''],
    ['an unpaid renewal does not end', "<= today ? 'end' : null", '<= today ? null : null'],
  ]),
  ...inFile('functions/payments/data/receipt.ts', [
    [
      'the serials of receipts have gaps',
      'return serialAfter(String(last?.sk ?? beginning))',
      'return serialAfter(serialAfter(String(last?.sk ?? beginning)))',
    ],
  ]),
  ...inFile('functions/payments/use-cases/refunds/load-refundable.ts', [
    ['a refund is paid twice', 'return refund ? `It was', 'return false ? `It was'],
  ]),
  ...inFile('shared/staff/rules/second-person.ts', [
    [
      'one person refunds',
      "return isOwn ? 'You proposed this; another person confirms it' : null",
      'return null',
    ],
  ]),
  ...inFile('functions/applications/emails/facts.ts', [
    [
      'an e-mail tells a later status',
      'const hasMoved = isGone || (status !== undefined && status !== form.status)',
      'const hasMoved = false',
    ],
  ]),
]

export const faults: readonly Fault[] = [
  ...sequenceFaults,
  ...yearFaults.map((fault): Fault => ({ ...fault, inYears: true })),
]

export const mostSequences = 300
/** Each of some people over some years. */
export const mostYears = 4

export interface Found {
  /** How many sequences, or seeds of years, it took; none where the world of the simulation could not be made. */
  sequences: number
  /** The sentence of the invariant that does not hold. */
  by: string
}
