// TEMPORARY stand-in so that others can run; whoever owns this folder replaces it (same export).
export interface CriteriaMatch {
  percent: number;
  parts: { label: string; weight: number; met: number; evidence: string }[];
}
export function matchCriteria(_input: {
  job: {
    skills: { name: string; preference: 'Required' | 'Preferred'; minExperience: string }[];
    educationName: string | null;
    educationRank: number | null;
    title: string;
    description: string;
  };
  candidate: {
    skills: string[];
    experienceMonths: number;
    educationName: string | null;
    educationRank: number | null;
    resumeText: string;
  };
}): CriteriaMatch {
  return { percent: 50, parts: [] };
}
