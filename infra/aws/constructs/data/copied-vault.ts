/** A vault of backups that are copied from one account to the other: every night there, and back if this account is lost. */
import { Duration, RemovalPolicy, type Stack } from 'aws-cdk-lib'
import { BackupVault } from 'aws-cdk-lib/aws-backup'
import { AccountPrincipal, PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { Key } from 'aws-cdk-lib/aws-kms'
import type { Settings } from '#infra/settings.ts'

/** A shorter time would end before anybody has noticed that something is gone. */
const fewestDays = 7

/** The other account has to read what it copies; keys managed by AWS cannot be shared. */
const sharedKey = (stack: Stack, { name, keepsData }: Settings, other: AccountPrincipal): Key => {
  const key = new Key(stack, 'Key', {
    alias: `portal-${name}-backups`,
    description: 'Encrypts the backups of the portal.',
    enableKeyRotation: true,
    removalPolicy: keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
  })
  key.addToResourcePolicy(
    new PolicyStatement({
      sid: 'CopiesInTheOtherAccount',
      principals: [other],
      actions: [
        'kms:Decrypt',
        'kms:DescribeKey',
        'kms:GenerateDataKey*',
        'kms:ReEncrypt*',
        'kms:CreateGrant',
      ],
      resources: ['*'],
    }),
  )
  return key
}

/** @param otherAccount the only one that may copy into the vault, and that may read what it copies out of it */
export const copiedVault = (
  stack: Stack,
  settings: Settings,
  {
    name,
    otherAccount,
    changeableForDays,
  }: { name: string; otherAccount: string; changeableForDays?: number },
): BackupVault => {
  const { keepsData } = settings
  const other = new AccountPrincipal(otherAccount)
  const vault = new BackupVault(stack, 'Vault', {
    backupVaultName: name,
    encryptionKey: sharedKey(stack, settings, other),
    blockRecoveryPointDeletion: keepsData,
    removalPolicy: keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    // Without `changeableFor` the lock can be lifted by whoever may administer the vault: a mistake here stays correctable.
    ...(keepsData && {
      lockConfiguration: {
        minRetention: Duration.days(fewestDays),
        ...(changeableForDays && { changeableFor: Duration.days(changeableForDays) }),
      },
    }),
  })
  vault.addToAccessPolicy(
    new PolicyStatement({
      sid: 'CopiesOfTheOtherAccount',
      principals: [other],
      actions: ['backup:CopyIntoBackupVault'],
      resources: ['*'],
    }),
  )
  return vault
}
