import type { FollowUps } from '../bank.ts';

export const followUps: FollowUps = {
  // Welding
  'What safety precautions do you take before you start welding?': [
    { idea: 'flame-resistant clothing', question: 'What do you put on?' },
    { idea: 'I clear flammable material from the area', question: 'What do you do about the place itself?' },
  ],
  'What is the difference between MIG and TIG welding, and when would you use each?': [
    {
      idea: 'MIG feeds a consumable wire electrode continuously with shielding gas',
      question: 'How does the metal get into the seam in the first case?',
    },
    {
      idea: 'TIG uses a non-consumable tungsten electrode with a separate filler rod and argon',
      question: 'What is special about the tool in the second case?',
    },
  ],
  'What causes porosity in a weld and how do you prevent it?': [
    {
      idea: 'Porosity is gas trapped in the metal as it solidifies',
      question: 'What is it, in plain words?',
    },
    { idea: 'moisture, damp electrodes', question: 'What on the material can lead to it?' },
  ],
  'How do you control distortion when you weld?': [
    { idea: 'jigs and tack welds', question: 'How do you hold the parts?' },
    { idea: 'balanced welding on both sides', question: 'Does it matter where you go next with the torch?' },
  ],
  'How do you inspect a weld to make sure it is good quality?': [
    { idea: 'I begin with a visual check of size', question: 'What can you tell with your eyes alone?' },
    {
      idea: 'For hidden or critical defects I use non-destructive tests such as dye penetrant',
      question: 'How do you find what lies inside?',
    },
  ],
  'How do you set up a MIG welding machine for a job?': [
    {
      idea: 'run a test bead on scrap',
      question: 'How do you find out whether it is right before it counts?',
    },
    {
      idea: 'set voltage and wire feed from a chart',
      question: 'Which numbers do you turn to, and where do they come from?',
    },
  ],
  'How do you prepare a joint before you weld it?': [
    {
      idea: 'bevel thick plate so that the weld goes through',
      question: 'What do you do to the edges if they are two centimetres?',
    },
    { idea: 'tack the parts so that they stay', question: 'How do you keep everything where it belongs?' },
  ],
  'What causes cracks in a weld, and how do you avoid them?': [
    {
      idea: 'Cold cracks come hours later',
      question: 'It looked fine yesterday, and today it does not. What happened?',
    },
    { idea: 'fill the crater at the end', question: 'What do you pay attention to when you stop a run?' },
  ],
  'How does welding aluminium differ from welding steel?': [
    {
      idea: 'brush it off with a stainless brush',
      question: 'What is on the surface, and how do you get rid of it?',
    },
    { idea: 'without changing colour', question: 'How would you notice that it is about to drop out?' },
  ],
  'How do you weld in a vertical or an overhead position?': [
    { idea: 'a small weld pool', question: 'What must not get too big, and why?' },
    { idea: 'stand out of the way of sparks', question: 'What falls on you, and what do you do about it?' },
  ],
  // Electrical Wiring
  'How do you make sure a circuit is safe to work on?': [
    {
      idea: 'I prove my voltage tester on a known live source',
      question: 'How do you know that your instrument tells the truth?',
    },
    {
      idea: 'isolate it and lock it out with my own lock and tag',
      question: 'How do you make sure that nobody else brings it back?',
    },
  ],
  'How do you choose the right cable size for a circuit?': [
    {
      idea: 'after correction for temperature',
      question: 'What about the place where it will lie can change your choice?',
    },
    { idea: 'Finally I check voltage drop', question: 'The run is very long. What else do you look at?' },
  ],
  'What is the difference between a circuit breaker and a residual current device?': [
    { idea: 'compares the live', question: 'How does the second one notice that something is wrong?' },
    {
      idea: 'A circuit breaker protects the wiring against overload',
      question: 'What would happen in the wall without the first one?',
    },
  ],
  'Why is earthing important in an electrical installation?': [
    { idea: 'That makes the fuse', question: 'A wire touches the housing. What should happen then?' },
    { idea: 'connects exposed metal parts to earth', question: 'What is joined to what?' },
  ],
  'How would you find the cause of a breaker that keeps tripping?': [
    {
      idea: 'I unplug everything and reset:',
      question: 'How do you find out whether it is something that is plugged in?',
    },
    {
      idea: 'I isolate it and test insulation resistance',
      question: 'What do you measure if nothing is plugged in?',
    },
  ],
  'How do you test a new installation before it is switched on?': [
    {
      idea: 'continuity of protective conductors',
      question: 'What do you measure while everything is still off?',
    },
    { idea: 'I write the results on the certificate', question: 'All is well. What does the customer get?' },
  ],
  'How do you wire a light that is switched from two places?': [
    {
      idea: 'The line goes to the common terminal of the first switch',
      question: 'Where does it come in, and where does it leave?',
    },
    {
      idea: 'test both switches in every position',
      question: 'You have screwed it together. How do you check it?',
    },
  ],
  'What must you think of when you install something electrical in a bathroom?': [
    { idea: 'the room is divided into zones', question: 'How do you know what may go where?' },
    {
      idea: 'Circuits get residual current protection of thirty milliamps',
      question: 'What must switch it off if somebody gets a shock?',
    },
  ],
  'How do you run cables through a wall or a floor so that they are safe?': [
    {
      idea: 'Holes in joists go through the middle',
      question: 'There is a beam in your way. Where do you drill?',
    },
    {
      idea: 'seal fire barriers again',
      question: 'You have opened something that keeps smoke out. What then?',
    },
  ],
  'What would you do if a customer asked you for work that breaks the rules?': [
    {
      idea: 'I offer a safe way that does what they need',
      question: 'You have said no. How do you still help them?',
    },
    { idea: 'put it in writing', question: 'They insist. How do you protect yourself?' },
  ],
  // Plumbing
  "How would you deal with a burst pipe in a customer's home?": [
    { idea: 'I shut off the water at the main stop valve', question: 'What is the very first thing to do?' },
    {
      idea: 'I have the power turned off where',
      question: 'What other danger is there, and what do you do about it?',
    },
  ],
  'What is the purpose of a trap under a sink?': [
    { idea: 'keeps sewer gases', question: 'What would people notice in the room without it?' },
    {
      idea: 'because without it siphonage can pull the water out',
      question: 'How can it stop doing its job?',
    },
  ],
  'How do you find and clear a blocked drain?': [
    { idea: 'several suggest the main line', question: 'How do you know where in the house it is?' },
    { idea: 'then use a drain snake', question: 'Which tools do you take if the simple one fails?' },
  ],
  'How do you join copper pipes by soldering?': [
    { idea: 'I heat the fitting', question: 'Where do you hold the flame?' },
    {
      idea: 'deburr it and clean the pipe end',
      question: 'What do you do to the metal at the very beginning?',
    },
  ],
  'What could cause low water pressure in a building and how would you find it?': [
    {
      idea: 'One tap suggests a clogged aerator',
      question: 'It is only in one place. What might be the reason?',
    },
    {
      idea: 'everywhere means a partly closed valve',
      question: 'It is the same in all rooms. Where do you look?',
    },
  ],
  'How do you test new pipework for leaks before you cover it?': [
    {
      idea: 'watch the gauge for the required time',
      question: 'It is full and under load. How do you see whether it holds?',
    },
    { idea: 'let the air out', question: 'You are filling it. What must not stay inside?' },
  ],
  'How do you replace a leaking tap or its washer?': [
    {
      idea: 'put the plug in so that no screw is lost',
      question: 'There are small parts. How do you keep them?',
    },
    {
      idea: 'clean or grind the seat',
      question: 'A new rubber alone did not help. What else do you look at?',
    },
  ],
  'How do you install a toilet so that it does not leak or move?': [
    { idea: 'fix it without forcing the ceramic', question: 'How tight do the screws go, and why?' },
    { idea: 'flush several times', question: 'All is in place. How do you check your work?' },
  ],
  'How do you protect pipes from freezing?': [
    { idea: 'without a flame', question: 'It has happened already. How do you get it going again?' },
    { idea: 'Outside taps get a valve inside', question: 'What about the one in the garden?' },
  ],
  'What do you check when a water heater gives no hot water?': [
    {
      idea: 'I isolate and test the heating element',
      question: 'It is an electric one and has current. What is next?',
    },
    { idea: 'the thermostat and the safety cut-out', question: 'Which controls could be the reason?' },
  ],
  // Carpentry
  'How do you make sure your measurements and cuts are accurate?': [
    { idea: 'I mark the waste side', question: 'On which part of the line do you go, and why?' },
    {
      idea: 'I check the corners for square by measuring the diagonals',
      question: 'How do you know that a frame is true?',
    },
  ],
  'How do you use a circular saw or table saw safely?': [
    { idea: 'stand to the side because of kickback', question: 'Where do you place your body, and why?' },
    { idea: 'riving knife in place', question: 'What on the machine must stay where it is?' },
  ],
  'How would you frame an opening for a door in a stud wall?': [
    { idea: 'that carry a header', question: 'What takes the weight above?' },
    {
      idea: 'I mark the rough opening from the door size plus clearance for the frame and packing',
      question: 'How large do you make it?',
    },
  ],
  'How do you choose wood for a job outdoors?': [
    {
      idea: 'treated timber suitable for the exposure',
      question: 'What if you cannot get wood that lasts by itself?',
    },
    { idea: 'design for water run-off', question: 'How do you build so that it stays dry?' },
  ],
  'What would you do if a door you had hung was sticking or would not close?': [
    { idea: 'I tighten or pack the hinges first', question: 'What would you try before anything else?' },
    { idea: 'plane the edge a little', question: 'It still touches. What do you do with the door?' },
  ],
  'How do you hang a new internal door?': [
    { idea: 'cut the recesses to the depth of the leaf', question: 'How do the hinges go in?' },
    { idea: 'an even gap of two to three millimetres', question: 'How much room do you leave around it?' },
  ],
  'Which joints do you use to join wood, and when?': [
    {
      idea: 'dovetails for drawers because they resist pulling',
      question: 'What would you take for something that is opened every day?',
    },
    { idea: 'by hand pressure', question: 'How closely should the two fit before the glue?' },
  ],
  'How do you build a straight flight of stairs that is safe to walk on?': [
    { idea: 'Every rise and going must be the same', question: 'What must not differ, and why?' },
    { idea: 'from finished floor to finished floor', question: 'Where do you put the tape at both ends?' },
  ],
  'How do you lay a wooden floor so that it stays flat?': [
    { idea: 'I leave an expansion gap', question: 'How close to the wall do you go?' },
    {
      idea: 'I let the boards lie in the room for some days',
      question: 'They have just been delivered. What do you do with them?',
    },
  ],
  'How do you keep your hand tools sharp and in good order?': [
    {
      idea: 'take off the burr',
      question: 'You have worked one side on the stone. What is left on the other?',
    },
    { idea: 'without burning it', question: 'You use a grinder. What could spoil the steel?' },
  ],
};
