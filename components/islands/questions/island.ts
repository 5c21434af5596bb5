import { defineEveryPageIsland } from '@/components/islands/define-island';

export const questions = defineEveryPageIsland('questions', ({ Questions }) => Questions);
