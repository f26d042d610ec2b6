import type { Rating } from '../rating.ts';

export const ratings: Record<string, Rating> = {
  Nursing: {
    ask: 'Tell me about a patient whose condition changed while you were responsible. What did you notice, and what did you do?',
    levels: [
      'Gives no example, or waited for the next round before telling anybody.',
      'Noticed that something was wrong and called for help, but could not say what had changed or left it without a record.',
      'Assessed the patient step by step, acted within their authority, handed over clearly with the important facts first, and recorded it.',
      'Also recognised the change early from small signs, set priorities among several patients, kept the patient and the family informed, and helped the team to learn from it.',
    ],
  },
  'Patient Care': {
    ask: 'Tell me about a patient who did not want the care that was planned. How did you deal with it?',
    levels: [
      'Went ahead regardless, or left the patient without care and told nobody.',
      'Repeated the instruction or asked a colleague to do it, without asking for the reason.',
      'Asked for the reason, explained the care in plain words, kept the patient’s dignity and choice, and told the team.',
      'Also found a way that met the patient’s wishes and what was needed, noticed what else had changed, and had the plan adjusted for those who came after.',
    ],
  },
  'First Aid': {
    ask: 'Describe an emergency in which you helped or trained to help. What did you do, in which order, and why?',
    levels: [
      'Would begin to treat without looking for danger or calling for help.',
      'Names single measures correctly, but not in an order, and leaves out calling for help or handing over.',
      'Looks for danger first, checks responsiveness and breathing, has help called, acts by the guidelines, and watches until help arrives.',
      'Also directs bystanders with clear tasks, adapts when the condition changes, hands over the facts briefly, and checked or restocked the equipment afterwards.',
    ],
  },
  Phlebotomy: {
    ask: 'Tell me about a blood draw that was difficult. What did you do before, during and after it?',
    levels: [
      'Leaves out checking who the patient is, or would go on trying without limit.',
      'Knows the steps, but skips some under pressure, such as labelling at the bedside or asking about earlier reactions.',
      'Identifies the patient with two details, prepares and reassures, chooses the site with care, keeps to hygiene and the order of tubes, and labels at once.',
      'Also stops in time and gets a colleague, notices early when a patient feels faint, prevents spoilt samples, and has reported and helped to prevent errors.',
    ],
  },
  Cooking: {
    ask: 'Tell me about a service in which a lot came at once. How did you keep quality and timing right?',
    levels: [
      'Sent dishes out as they came, or cannot say how they kept track.',
      'Kept up with their own station, but left tasting, timing or cleaning behind when it became busy.',
      'Had everything prepared and in its place, called times, tasted before plating, and kept the station clean and allergens apart.',
      'Also saw the bottleneck coming, moved people or changed the order of work, kept waste low, and the next service was prepared better for it.',
    ],
  },
  'Food Safety': {
    ask: 'Tell me about a time when food was not, or may not have been, safe to serve. What did you do?',
    levels: [
      'Served it, or would judge by look and smell alone.',
      'Threw it away, but told nobody and did not look for the reason.',
      'Stopped it from being served, checked temperatures and times, separated and recorded it, and told the person responsible.',
      'Also found where the chain had broken, checked what else was affected, and changed storage, checks or training so that it does not happen again.',
    ],
  },
  Welding: {
    ask: 'Take a weld that was difficult. How did you prepare it, and how did you know that it was good?',
    levels: [
      'Names machines, but cannot say how they prepared the joint or set the current.',
      'Works from given settings, judges by the look of the seam, and grinds faults over.',
      'Chooses process, filler and settings by material and position, prepares and secures the joint, wears the right protection, and tests the seam.',
      'Also prevents distortion and cracks by the order and the heat of the work, explains a fault from its cause, and reads and questions drawings and procedures.',
    ],
  },
  'Electrical Wiring': {
    ask: 'Tell me about a fault in an installation that you had to find. How did you go about it safely?',
    levels: [
      'Would work on it live, or trusts that somebody else has switched it off.',
      'Switches off and replaces parts until it works, and measures little.',
      'Switches off, secures, proves it dead with a tested instrument, narrows the fault down by measuring, and tests before switching on again.',
      'Also explains the cause by the circuit, found what else did not meet the code, told the customer plainly, and documented the change.',
    ],
  },
  Plumbing: {
    ask: 'Tell me about a leak or a blockage whose cause was not obvious. How did you find it, and what did you do?',
    levels: [
      'Would begin to open walls or pipes without shutting off the water.',
      'Mended what could be seen, and it came back or showed elsewhere.',
      'Shut off and secured, narrowed the cause down by testing parts of the system, repaired it to code, and tested under pressure.',
      'Also protected what was around it, explained choices and costs to the customer, and removed the cause, such as wrong materials, slope or pressure.',
    ],
  },
  Carpentry: {
    ask: 'Take a piece of work in which things were not straight or not as in the plan. How did you make it fit?',
    levels: [
      'Cut first and adjusted with filler or force, or cannot describe how they measured.',
      'Measured and marked by the plan, and noticed the difference only when parts did not fit.',
      'Checked for level and square on site before cutting, chose joints and fixings for the load, and worked safely with guarded tools.',
      'Also planned for wood that moves and for waste, cleared up changes with the customer or architect before the work, and taught others the method.',
    ],
  },
  Machining: {
    ask: 'Tell me about a part with tight tolerances. How did you set up the machine, and what did you do when a part was off?',
    levels: [
      'Starts given programs, and cannot say how a part is measured.',
      'Sets up from a sheet, measures at the end, and corrects by trial.',
      'Reads the drawing with its tolerances, chooses tools, speeds and clamping, measures the first part and during the run, and corrects offsets on purpose.',
      'Also finds the cause of drift, such as wear, heat or clamping, improved a program or fixture with figures to show for it, and never bypasses a guard.',
    ],
  },
  'Truck Driving': {
    ask: 'Tell me about a trip on which weather, traffic or the load made it difficult to arrive on time. What did you decide?',
    levels: [
      'Drove faster or beyond the permitted hours to arrive, or left out the checks.',
      'Kept to the rules, but told the dispatcher and the customer only after the time had passed.',
      'Checked vehicle and load before and on the way, planned breaks and alternatives, reported early, and put safety before the time.',
      'Also recognised risks before they arose, refused or had a load corrected that was not safe, keeps clean records, and gave advice that others use.',
    ],
  },
  'Forklift Operation': {
    ask: 'Tell me about a load or a place where driving a forklift was risky. What did you do?',
    levels: [
      'Leaves out the daily check, or would lift a load without knowing its weight.',
      'Knows the rules, but relies on experience where sight is poor or people are near.',
      'Checks truck, load and way first, keeps within the rated capacity, drives with the load low, and stops when people come near.',
      'Also refused or divided an unsafe load, reported near misses, and had a route, a marking or a rack changed to make the place safer.',
    ],
  },
  'Warehouse Management': {
    ask: 'Tell me about a time when the stock on the shelf and in the system differed. What did you do?',
    levels: [
      'Corrected the figure in the system, and went on.',
      'Counted again and booked the difference, but did not look for the cause.',
      'Traced the difference through receipts, picks and returns, corrected it with a record, and told those who were waiting for the goods.',
      'Also found the step at which it arises, introduced counts or scans where they matter most, and can show with figures that accuracy or speed improved.',
    ],
  },
};
