interface Arrived {
  folder: string
  name: string
  version: string
  platform: string
}

export function problemWith(arrived: Arrived): string | undefined
export function problemWhenRun(arrived: Omit<Arrived, 'name'>): string | undefined
