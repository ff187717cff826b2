/**
 * The partitions of the table by name: the whole key, or its beginning where it ends with `#`. Constants without code, so
 * that permissions and stream filters in `infra/` can name the same partitions; `keys/` builds the keys from them.
 */

export const applicantPrefix = 'USER#'
export const staffPrefix = 'ADMIN#'
export const rosterPartition = 'STAFF'
/** Markers that keep a value unique. */
export const emailPrefix = 'EMAIL#'
/** Whose account and whose entries of the register have a CNIC. */
export const cnicPrefix = 'CNIC#'
export const staffEmailPrefix = 'ADMIN-EMAIL#'
export const voucherPrefix = 'VOUCHER#'
export const challanPrefix = 'CHALLAN#'

export const sentFilePrefix = 'FILE#'
export const resetPrefix = 'RESET#'
export const emailLinkPrefix = 'EMAIL-LINK#'
/** Organisations that ask the register by name, with their sessions; and whose an address is. */
export const checkerPrefix = 'CHECKER#'
export const checkerEmailPrefix = 'CHECKER-EMAIL#'
/** Checks by name, by the letters and digits of the number. */
export const checkedPrefix = 'CHECKED#'
export const passkeyQuestionPrefix = 'PASSKEY-QUESTION#'
export const limitPrefix = 'LIMIT#'
export const outboxPrefix = 'OUTBOX#'
/** E-mails that wait until the mail service allows them. */
export const waitingEmailsPartition = 'WAITING-EMAILS'
/** E-mails that nobody waits for. */
export const pacedEmailsPartition = 'PACED-EMAILS'
/** The partitions of the indexes that list cases. */
export const queuePrefix = 'QUEUE#'
export const assignedPrefix = 'ASSIGNED#'
export const counterPrefix = 'COUNTER#'
export const searchPrefix = 'FIND#'
export const exportsPartition = 'EXPORTS'
/** Large exports, by a hash of who and what. */
export const exportSubjectPrefix = 'EXPORT#'
/** Meetings of the council, and what stands on the agenda of each. */
export const meetingsPartition = 'MEETINGS'
export const meetingPrefix = 'MEETING#'
export const bankImportsPartition = 'BANK-IMPORTS'
export const bankImportPrefix = 'BANK-IMPORT#'
export const bankFormatsPartition = 'BANK-FORMATS'
/** Old registers, and their files with the rows and pages. */
export const booksPartition = 'BOOKS'
export const bookPrefix = 'BOOK#'
/** What people ask whose CNIC another account has. */
export const cnicRequestsPartition = 'CNIC-REQUESTS'
/** Accounts that were made at the counter, and the last number of each day. */
export const walkInsPartition = 'WALK-INS'
/** What people tell at the doors of places of practice. */
export const concernsPartition = 'CONCERNS'
export const waitingConcernPrefix = 'WAITING#'
export const endedConcernPrefix = 'ENDED#'
/** Organisations that watch numbers of the register; and of each its numbers and what it is told. */
export const watchersPartition = 'WATCHERS'
export const watcherPrefix = 'WATCHER#'
/** Claims that wait for a registrar. */
export const claimsPartition = 'CLAIMS'
/** Changes of particulars that holders ask for and that wait for a registrar. */
export const changeRequestsPartition = 'CHANGE-REQUESTS'
export const depositPrefix = 'DEPOSIT#'
export const openDepositsPartition = 'DEPOSITS'
/** The beginning of the sort keys of deposits that were set aside. */
export const setAsidePrefix = '~ASIDE#'
/** The days of the day book that were closed. */
export const dayBookPartition = 'DAY-BOOK'
/** Receipts of pay orders and demand drafts, and the instruments that were taken in. */
export const receiptsPartition = 'RECEIPTS'
export const instrumentPrefix = 'INSTRUMENT#'
export const feeSchedulePartition = 'FEE-SCHEDULE'
/** An entry of the register with its history and its certificates, by the letters and digits of its number. */
export const registrationPrefix = 'REGISTRATION#'
/** The sheets of paper on which certificates are printed, by their numbers. */
export const sheetPrefix = 'SHEET#'
/** The entries of the register that end in one month. */
export const expiryPrefix = 'EXPIRY#'
/** Drug sale licences under which somebody came to be in charge. */
export const drugLicencePrefix = 'DRUG-LICENCE#'
/** Places of practice by the name of the premises, drug sale licence and city. */
export const practicePrefix = 'PRACTICE#'
export const termPartition = 'TERM'
/** How far the reminders of renewals have come. */
export const remindersPartition = 'REMINDERS'
/** The register in figures. */
export const figuresPartition = 'FIGURES'
/** Work that waits for staff, besides the queue: one list for each kind. */
export const workListPrefix = 'WORK#'
/** Certificates that say what the register said before a correction. */
export const papersPartition = `${workListPrefix}papers`
/** Proposals that wait for a second person, and their outcomes. */
export const proposalsPartition = 'PROPOSALS'
export const settingsPartition = 'SETTINGS'
export const verificationKeysPartition = 'VERIFICATION-KEYS'
/** The public halves of every key that ever signed statements of the register. */
export const registerKeysPartition = 'REGISTER-KEYS'

/** The public log: its leaves in their order, and how it began. */
export const logPartition = 'LOG'
/** The beginnings of the sort keys of a number there whose change failed, and of a leaf. */
export const failedChangePrefix = 'FAILED#'
export const leafPrefix = 'LEAF#'

/** The sort key of an entry of the register in its partition. */
export const registrationEntry = 'ENTRY'
/** The beginning of the sort key of a certificate in the partition of an entry of the register. */
export const certificatePrefix = 'CERTIFICATE#'
/** Accounts that are closed, until their records are removed, and accounts that are looked at for whether they are used. */
export const closingsPartition = 'CLOSINGS'
export const accountChecksPartition = 'ACCOUNT-CHECKS'
/** The reports and the progress of the daily clean-up. */
export const retentionPartition = 'RETENTION'

/** Begins the sort keys of items that are not read together with a person's records: history, review, grants. It sorts after all others. */
export const endOfCore = '~'
/** The beginning of the sort key of whom a member of staff enters for, which every request of theirs reads. */
export const enteredForPrefix = 'ENTERED-FOR#'
/** The beginning of the sort key of a saved view in the partition of a member of staff. */
export const savedViewPrefix = `${endOfCore}VIEW#`
/** The same of a check in the partition of its organisation, and of the mark of a request that made one. */
export const ownCheckPrefix = `${endOfCore}CHECK#`
export const sentCheckPrefix = `${endOfCore}SENT#`
/** The same of a try to sign in, in the partition of a person. */
export const signInPrefix = `${endOfCore}SIGN-IN#`
/** The same of an e-mail that was sent to an applicant. */
export const sentEmailPrefix = `${endOfCore}EMAIL#`
/** The beginning of the sort key of a change in the partition of fee schedules. */
export const feeScheduleChangePrefix = `${endOfCore}CHANGE#`
/** The beginning of the sort key of a proposal in the same partition. */
export const feeScheduleProposalPrefix = `${endOfCore}PROPOSAL#`
/** The beginning of the sort key of a change in the partition of a registration. */
export const registrationChangePrefix = `${endOfCore}CHANGE#`
/** The same of a change that the holder asks for, and of the mark that one of a particular is open. */
export const changeRequestPrefix = `${endOfCore}REQUEST#`
export const openRequestPrefix = `${endOfCore}ASKED#`
/** The same of what an organisation that watches the number was told last. */
export const watchedPrefix = `${endOfCore}WATCHED#`
/** The same of a change of the office's settings, and of the council's. */
export const officeChangePrefix = `${endOfCore}CHANGE#`
export const councilChangePrefix = `${endOfCore}COUNCIL-CHANGE#`
export const retentionChangePrefix = `${endOfCore}RETENTION-CHANGE#`
/** The beginning of the sort key of a note in an applicant's partition. */
export const notePrefix = `${endOfCore}NOTE#`
/** The beginnings of the sort keys of proposals: open ones, and those that have ended. */
export const openProposalPrefix = 'OPEN#'
export const settledProposalPrefix = 'SETTLED#'
/** The beginning of the sort key of a version of an application in the same partition. */
export const snapshotPrefix = `${endOfCore}SNAPSHOT#`
