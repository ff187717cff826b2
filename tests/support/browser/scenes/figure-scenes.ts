/** The register in figures: with a count and its long table open, before the first one, while loading, and after a failure. */
import { aFiguresView } from '#tests/support/pages/register-figures.ts'
import { answering, breakAll, hold } from './scene.ts'
import type { StaffScene } from './staff-scenes.ts'

const path = '/admin/figures'
const route = '**/api/admin/figures'

export const figureScenes = (): StaffScene[] => [
  {
    name: 'register in figures',
    path,
    before: answering(route, aFiguresView()),
    act: (page) => page.getByRole('img', { name: 'Chart: Renewals done' }).waitFor(),
  },
  {
    name: 'register in figures, not counted yet',
    path,
    by: 'administrator',
    before: answering(route, aFiguresView({ figures: null, reminders: null })),
  },
  { name: 'register in figures loading', path, before: hold(route), busy: 'part' },
  { name: 'register in figures not loaded', path, before: breakAll(route) },
]
