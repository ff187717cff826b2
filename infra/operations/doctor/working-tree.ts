import { spawnSync } from 'node:child_process'

/** What is not committed in the project's folder, as git lists it; null where git cannot say. */
export const uncommitted = (root: string): string[] | null => {
  const { status, stdout } = spawnSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.split('\n').filter(Boolean) : null
}
